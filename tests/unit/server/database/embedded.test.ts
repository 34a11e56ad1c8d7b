import {refuseOtherPglite} from '../../../../server/database/embedded';

test('the PGlite that npm ci installs will do, and another is named with what to do', () => {
  expect(() => refuseOtherPglite()).not.toThrow();
  expect(() => refuseOtherPglite('0.4.5')).toThrow(
    /^PGlite 0\.4\.5 is installed, and this site needs [\d.]+: run "npm ci"\.$/,
  );
});
