import {connect} from 'node:net';

/** What a process that announced itself in a data folder says of itself. */
export interface Answer {
  /** `asking` looks round itself still; `silent` took the call and said nothing in time. */
  state: 'asking' | 'holding' | 'silent';
  pid?: number;
  host?: string;
}

/** A living process answers even while it works hard; this is for one that is stopped. */
const TIME_LIMIT_MS = 2000;

/**
 * Asks the process behind a Unix socket who it is. `refused` means that nobody is behind it, dead or
 * of another kernel; `null` that it has gone meanwhile. Whatever else goes wrong counts as alive.
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
