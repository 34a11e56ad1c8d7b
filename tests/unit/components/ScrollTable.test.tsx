import {render, screen} from '@testing-library/react';

import {Cell, ColumnHeading} from '@site/src/components/ScrollTable';

it('aligns a column by a class, because the content policy refuses inline styles', () => {
  render(
    <table>
      <tbody>
        <tr>
          <ColumnHeading style={{textAlign: 'right'}}>Cost</ColumnHeading>
          <Cell style={{textAlign: 'right'}}>$5</Cell>
          <Cell>Tile</Cell>
        </tr>
      </tbody>
    </table>,
  );
  for (const cell of [screen.getByRole('columnheader'), screen.getByText('$5')]) {
    expect(cell).toHaveClass('right');
    expect(cell).not.toHaveAttribute('style');
  }
  expect(screen.getByText('Tile')).not.toHaveClass('right');
});
