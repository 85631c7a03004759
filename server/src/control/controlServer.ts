import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { messageOf } from '../text/caughtError';
import { controlSocket } from './controlSocket';

/** Sends one JSON value to the caller of the command. */
export type Report = (line: unknown) => void;

/**
 * A command that the running server executes for another process on the same machine.
 * @param args what the caller sent, as parsed JSON
 * @param report sends a line of progress
 * @param signal aborted when the caller disconnects
 */
export type ControlCommand = (args: unknown, report: Report, signal: AbortSignal) => Promise<void>;

/** The response, one JSON document per line. */
export type ControlLine = { line: unknown } | { done: true } | { error: string };

export interface ControlServer {
  registerCommand: (name: string, command: ControlCommand) => void;
  /** Starts to answer on the data folder's socket, which only the same user can open. */
  listen: (dataDir: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The embedded database belongs to one process, so other commands on this machine ask that process to do their work. */
export function createControlServer(): ControlServer {
  const commands = new Map<string, ControlCommand>();
  const server = createServer((request, response) => void answer(commands, request, response));
  return {
    registerCommand: (name, command) => void commands.set(name, command),
    listen(dataDir) {
      const socket = controlSocket(dataDir);
      // The owner of the data folder's lock also owns the socket. An existing socket was left by a server that was killed.
      rmSync(socket, { force: true });
      return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(socket, () => {
          chmodSync(socket, 0o600);
          resolve();
        });
      });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  commands: ReadonlyMap<string, ControlCommand>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (line: ControlLine) => void response.write(`${JSON.stringify(line)}\n`);
  const caller = new AbortController();
  response.on('close', () => caller.abort());
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  try {
    // The command itself validates `args`.
    const { name, args } = JSON.parse(await textOf(request)) as { name: string; args: unknown };
    const command = commands.get(name);
    if (!command) throw new Error(`The running server knows no command ${JSON.stringify(name)}.`);
    await command(args, (line) => send({ line }), caller.signal);
    send({ done: true });
  } catch (error) {
    send({ error: messageOf(error) });
  }
  response.end();
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
