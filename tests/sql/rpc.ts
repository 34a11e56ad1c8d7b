import type {Engine} from '../../server/database/engine';
import type {FunctionName} from '../../server/http/arguments';
import {callFunction} from '../../server/http/requestHandler';

export type {FunctionName};
export type Args = Record<string, unknown>;
export type Reply = {success: boolean; error: string | null; detail?: string | null};

/** One request of a visitor, as the server executes it. */
export const rpcAsVisitor = async (
  engine: Engine,
  name: FunctionName,
  args: Args,
  ip: string | null,
): Promise<Reply> => (await callFunction(engine, name, args, {ip, isAnotherNamed: false})) as Reply;
