// cspell:disable
import {differingNumbers, englishValues} from '../../../../scripts/translations/numbers';

const differing = (english: string, translation: string, locale: string) =>
  differingNumbers(english, translation, locale, englishValues(english));

test.each([
  ['$2,000 and 4.8', '$2.000 y 4,8', 'es'],
  ['August 4, 2025', 'Ngày 4 tháng 8 năm 2025', 'vi'],
  ['by November 3', '11월 3일까지', 'ko'],
  ['$280 million', '$280 million(2억 8천만 달러)', 'ko'],
  ['$10,000', '1만 달러', 'ko'],
  ['two-thirds of it', '3분의 2', 'ko'],
  ['half an hour', '30분', 'ko'],
  ['over 130°F', '130°F(약 54°C) 이상', 'ko'],
  ['open 24/7', '연중무휴 24시간', 'ko'],
  ['until 8PM', 'hasta las 20:00', 'es'],
  ['in 3 days', 'en tres días', 'es'],
  ['2 million', '20 लाख', 'hi'],
  ['section 627.7152', 'sección 627.7152', 'es'],
])('%j and %j say the same', (english, translation, locale) => {
  expect(differing(english, translation, locale)).toEqual({lost: [], added: []});
});

test.each([
  ['$2,000', '$20,000', {lost: ['2,000'], added: ['20,000']}],
  ['August 4', '4 de septiembre', {lost: [], added: []}],
  ['August 4', '5 de agosto', {lost: ['4'], added: ['5']}],
  ['within 24 hours', 'pronto', {lost: ['24'], added: []}],
  ['soon', 'en 24 horas', {lost: [], added: ['24']}],
])('%j and %j differ', (english, translation, found) => {
  expect(differing(english, translation, 'es')).toEqual(found);
});
