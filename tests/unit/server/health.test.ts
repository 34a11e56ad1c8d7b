import type {Engine} from '../../../server/engine/engine';
import {healthOf} from '../../../server/health';

const engineThat = (query: () => Promise<unknown[]>): Engine =>
  ({name: 'PostgreSQL', query}) as unknown as Engine;

test('a database that answers: its engine and newest migration', async () => {
  const engine = engineThat(async () => [{version: '20260101000100'}]);
  expect(await healthOf(engine)).toEqual({
    status: 200,
    body: {engine: 'PostgreSQL', migration: '20260101000100'},
  });
});

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['says nothing', () => new Promise<never>(() => {})],
])('a database that %s: 503', async (_, query) => {
  expect(await healthOf(engineThat(query), 20)).toEqual({
    status: 503,
    body: {engine: 'PostgreSQL', migration: null},
  });
});
