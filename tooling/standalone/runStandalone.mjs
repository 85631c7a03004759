import { spawn } from 'node:child_process';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { serverCommand } from '../startServer.mjs';
import { standaloneConfig } from './standaloneConfig.mjs';

const DEFAULT_PORT = 8400;

/** Serves one remote alone until Ctrl-C. Starts the API when none answers; that one then ends with it. */
export async function runStandalone({ folder, port }, say) {
  const api = await findOrStartApi(say);
  const config = standaloneConfig(folder, { port, api: api.address });
  const server = new WebpackDevServer(config.devServer, webpack(config));
  await server.start();
  say(`${folder} runs alone at http://localhost:${port} (API: ${api.address})`);
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  await server.stop();
  await api.stop();
}

async function findOrStartApi(say) {
  const port = process.env.PORT || DEFAULT_PORT;
  const address = process.env.KOMAWARI_API ?? `http://localhost:${port}`;
  if (await answers(address)) return { address, stop: async () => {} };
  if (process.env.KOMAWARI_API)
    throw new Error(`No site answers at ${address} (KOMAWARI_API). Start it there, or leave the variable out.`);
  say(`No site answers at ${address}: starting one with the sample pack …`);
  const [program, args] = serverCommand(['serve', '--sample-pack']);
  const child = spawn(program, args, { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.on('close', resolve));
  await Promise.race([
    untilAnswers(address),
    ended.then(() => Promise.reject(new Error('The server ended before it was ready.'))),
  ]);
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function untilAnswers(address) {
  while (!(await answers(address))) await new Promise((resolve) => setTimeout(resolve, 200));
}

async function answers(address) {
  try {
    return (await fetch(`${address}/healthz`)).ok;
  } catch {
    return false;
  }
}
