// cspell:words unas ahora minutos años Llame Pague
import {messageFaults} from '../../../../scripts/translations/messageFaults';

const LOST = '{hours} of the English is missing; copy it as it is';
const lost = (number: string) => `the number ${number} of the English is missing`;

test.each([
  ['a lost value', 'Within {hours} hours', 'En unas horas', [LOST]],
  ['a renamed value', '{hours} h', '{horas} h', [LOST, '{horas} is not in the English']],
  ['two braces', 'Call {hours}', 'Llame {{hours}}', [LOST, '{{hours}} is not in the English']],
  ['another sign', 'Call {hours}', 'Llame %{hours}', [LOST, '%{hours} is not in the English']],
  ['a dollar of ours', 'Pay ${price}', 'Pague ${price}', []],
  ['a value as often as the language needs it', '{hours} h', '{hours} h, {hours}', []],
  ['a lost tag', 'Call <b>now</b>', 'Llame ahora', ['<b>', '</b>'].map(expect.stringContaining)],
  ['English words', 'Good morning', 'Good morning', ['is still the English words']],
  ['marks alone', '“{quote}” · A+', '“{quote}” · A+', []],
  ['another number', 'In 10 minutes', 'En 15 minutos', [lost('10')]],
  ['points between thousands', 'For $2,000', 'Por $2.000', [lost('2,000')]],
  ['a comma before decimals', '4.8 of 5', '4,8 de 5', [lost('4.8')]],
  ['hours that need no stroke', 'Open 24/7', 'Las 24 horas', []],
])('%s', (_name, english, translation, faults) => {
  expect(messageFaults(english, translation)).toEqual(faults);
});

test.each([
  ['a name or a single word', 'Metal', false],
  ['words in small letters', 'Good morning', true],
])('of what somebody has looked at, %s may be the same: %s', (_name, english, isFault) => {
  expect(messageFaults(english, english)).toHaveLength(1);
  expect(messageFaults(english, english, true)).toHaveLength(Number(isFault));
});
