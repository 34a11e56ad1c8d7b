// cspell:words unas ahora minutos años Llame
import {messageFaults} from '../../../../scripts/translations/messageFaults';

test.each([
  [
    'a lost value',
    'Within {hours} hours',
    'En unas horas',
    ['{hours} of the English is missing; copy it as it is'],
  ],
  [
    'a renamed value',
    'Within {hours} hours',
    'En {horas} horas',
    ['{hours} of the English is missing; copy it as it is', '{horas} is not in the English'],
  ],
  ['a value as often as the language needs it', '{hours} h', '{hours} h, {hours}', []],
  [
    'a lost tag',
    'Call <b>now</b>',
    'Llame ahora',
    [expect.stringContaining('<b>'), expect.stringContaining('</b>')],
  ],
  ['English words', 'Good morning', 'Good morning', ['is still the English words']],
  ['marks alone', '“{quote}” · A+', '“{quote}” · A+', []],
  ['another number', 'In 10 minutes', 'En 15 minutos', ['the number 10 of the English is missing']],
  [
    'points between thousands',
    'For $2,000',
    'Por $2.000',
    ['the number 2,000 of the English is missing'],
  ],
  ['a comma before decimals', '4.8 of 5', '4,8 de 5', ['the number 4.8 of the English is missing']],
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
