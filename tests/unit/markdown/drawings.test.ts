import {bareDrawing} from '@site/src/markdown/drawings';

it('stands in another drawing without its prolog, and with its entities written out', () => {
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  const prolog = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>';
  expect(bareDrawing(`\ufeff${prolog}${drawn.replace(/http[^"]*/, '&ns;')}`)).toBe(drawn);
  expect(bareDrawing(drawn)).toBe(drawn);
});
