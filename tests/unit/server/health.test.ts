import type {Engine} from '../../../server/engine/engine';
import {healthOf} from '../../../server/health';

const engineThat = (query: () => Promise<unknown[]>): Engine =>
  ({name: 'PostgreSQL', query}) as unknown as Engine;

test('a database that answers: its engine, its newest migration, its oldest notice', async () => {
  const found = {migration: '20260101000100', undelivered: 90};
  expect(
    await healthOf(
      engineThat(async () => [found]),
      true,
    ),
  ).toEqual({
    status: 200,
    body: {engine: 'PostgreSQL', ...found},
  });
});

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['says nothing', () => new Promise<never>(() => {})],
])('a database that %s: 503', async (_, query) => {
  expect(await healthOf(engineThat(query), true, 20)).toEqual({
    status: 503,
    body: {engine: 'PostgreSQL', migration: null, undelivered: null},
  });
});
