import {connect} from 'node:net';

/** What a process that announced itself in a data folder replies. */
export interface Answer {
  /**
   * `asking` is still checking for others; `silent` accepted the connection and did not reply in
   * time.
   */
  state: 'asking' | 'holding' | 'silent';
  /** A command that lets go within seconds, not a server. */
  brief?: boolean;
  pid?: number;
  host?: string;
}

/** A live process replies even under load; the timeout is for a stopped one. */
const TIME_LIMIT_MS = 2000;

/**
 * Queries the process behind a Unix socket. `refused` means that nobody listens: the process is
 * dead; `null` means that the socket is gone. Any other error counts as alive.
 */
export function ask(path: string): Promise<Answer | 'refused' | null> {
  return new Promise((resolve) => {
    let text = '';
    const silent = (): void => resolve({state: 'silent'});
    const socket = connect(path);
    socket.setTimeout(TIME_LIMIT_MS, () => {
      silent();
      socket.destroy();
    });
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.once('end', () => resolve(readAnswer(text)));
    socket.once('error', ({code}: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED' || code === 'ENOTSOCK') resolve('refused');
      else if (code === 'ENOENT') resolve(null);
      else silent();
    });
    socket.once('close', silent);
  });
}

function readAnswer(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {state: 'silent'};
  }
}
