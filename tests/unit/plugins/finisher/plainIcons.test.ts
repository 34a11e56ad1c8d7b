import {plainIcons} from '@site/src/plugins/finisher/plainIcons';

it('leaves an icon its drawing and our own classes', () => {
  expect(
    plainIcons()(
      '<svg xmlns=http://www.w3.org/2000/svg width=24 class="lucide lucide-x"><path d="M18 6"/></svg>' +
        '<svg class="lucide lucide-menu whenClosed_ozYz late" role=img></svg><svg class=mark_n_h4></svg>',
      'index.html',
    ),
  ).toBe(
    '<svg width=24><path d="M18 6"/></svg>' +
      '<svg class="whenClosed_ozYz late" role=img></svg><svg class=mark_n_h4></svg>',
  );
});
