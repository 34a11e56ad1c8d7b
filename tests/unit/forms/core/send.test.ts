import {send} from '@site/src/forms/core/send';

// The request, and a client that cannot be loaded: tests/e2e/forms.spec.ts, formsView.spec.ts.
test('a client that never loads throws in time', async () => {
  jest.useFakeTimers();
  const stuck = {
    procedure: 'submit_contact_rpc' as const,
    loadClient: () => new Promise<never>(() => undefined),
    lookUpIp: () => Promise.resolve(null),
    hashEmail: () => Promise.resolve(null),
    payload: (lookups: object) => lookups,
  };
  const sent = expect(send(stuck)).rejects.toThrow('in time');
  await jest.advanceTimersByTimeAsync(15_000);
  await sent;
  jest.useRealTimers();
});
