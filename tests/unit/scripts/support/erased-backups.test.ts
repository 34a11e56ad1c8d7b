import {saidOfBackups} from '../../../../scripts/support/erased-backups';

test.each([
  [{}, 'Backups stay as they are.'],
  [{backups: {done: true, kept: []}}, 'own backups were replaced; those that you made stay'],
  [
    {backups: {done: true, kept: ['/data/a.gz']}},
    'ahead of the database (/data/a.gz): delete that',
  ],
  [{backups: {done: false, kept: []}}, 'could not be replaced'],
])('an erasure says which backups it reached: %j', (row, sentence) => {
  expect(saidOfBackups(row)).toContain(sentence);
});
