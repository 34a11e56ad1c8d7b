import {INSPECTION_FIELDS} from '@site/src/data/inspectionFields';
import {entriesOf, type InspectionEntries} from '@site/src/forms/core/fields';
import {
  inspectionPayload,
  newsletterPayload,
  type SubmissionContext,
} from '@site/src/forms/core/payload';

const context: SubmissionContext = {
  honeypot: '',
  startedAt: 1_000_000,
  now: 1_042_500,
  ip: '203.0.113.7',
  emailHash: 'ab12',
  route: '/es/contact',
  referrer: 'https://search.example/',
  userAgent: 'Test/1',
};

/** Fields that are not named here are empty. */
const entries: InspectionEntries = {
  ...entriesOf(new FormData(), INSPECTION_FIELDS),
  name: ' Maria Delgado ',
  phone: ' (727) 555-0117 ',
  email: ' Maria@Example.COM ',
  message: ' \n ',
};

describe('inspection', () => {
  // Its type and tests/sql/fields.test.ts check the keys of the contract and the entries.
  test('texts are cleaned, and what is optional and empty is null', () =>
    expect(inspectionPayload(entries, {...context, ip: null, referrer: null})).toMatchObject({
      v_name: 'Maria Delgado',
      v_phone: '(727) 555-0117',
      v_email: 'maria@example.com',
      v_roof_age: null,
      v_last_inspection: null,
      v_roof_type: null,
      v_storm_damage: null,
      v_message: null,
      v_ip: null,
      v_referrer: null,
      v_meta: {roof_type: null, roof_age: null, storm_damage: null, has_message: false},
    }));

  test('the tick is the first line of the message, or all of it, and no key', () => {
    const keys = Object.keys(inspectionPayload(entries, context));
    for (const [message, sent] of [
      [' \n', 'LEAK NOW'],
      [' Help ', 'LEAK NOW\nHelp'],
    ] as const) {
      const payload = inspectionPayload({...entries, message, now: 'on'}, context);
      expect(Object.keys(payload)).toEqual(keys);
      expect(payload).toMatchObject({v_message: sent, v_meta: {has_message: true}});
    }
  });

  test('a filled honeypot is sent', () =>
    expect(inspectionPayload(entries, {...context, honeypot: 'ACME'}).v_honeypot).toBe('ACME'));

  // The 5 stands for a clock that was set back: the server would take 0 for software.
  test.each([
    [1_042_500, 42_500],
    [5, null],
  ])('sent at %i, it took %s ms', (now, ms) =>
    expect(inspectionPayload(entries, {...context, now}).v_meta.form_completion_time_ms).toBe(ms),
  );
});

test('the newsletter sends exactly the keys of the contract, cleaned', () =>
  expect(newsletterPayload(' Maria@Example.COM', context)).toStrictEqual({
    v_email: 'maria@example.com',
    v_honeypot: null,
    v_started_at_ms: 1_000_000,
    v_ip: '203.0.113.7',
    v_route: '/es/contact',
    v_referrer: 'https://search.example/',
    v_user_agent: 'Test/1',
    v_email_hash: 'ab12',
    v_meta: {subscription_source: 'newsletter_form'},
  }));
