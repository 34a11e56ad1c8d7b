import {scheduleFrom} from '../../../../server/notify/schedule';

test('two hours, twenty minutes for what is urgent, no digest', () => {
  expect(scheduleFrom({})).toEqual({
    reminderMinutes: 120,
    urgentReminderMinutes: 20,
    digest: false,
  });
});

test('as the owner sets it', () => {
  const env = {
    LEAD_REMINDER_MINUTES: '45',
    LEAD_REMINDER_URGENT_MINUTES: '5',
    NEWSLETTER_DIGEST: '1',
  };
  expect(scheduleFrom(env)).toEqual({reminderMinutes: 45, urgentReminderMinutes: 5, digest: true});
});

test.each(['0', '1441', '2h', '1.5'])('"%s" minutes are refused with a sentence', (value) => {
  expect(() => scheduleFrom({LEAD_REMINDER_URGENT_MINUTES: value})).toThrow(
    'LEAD_REMINDER_URGENT_MINUTES must be a number of minutes from 1 to 1440.',
  );
});
