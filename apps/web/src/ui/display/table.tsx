// Some browsers drop the table roles of elements with `display: block`, so the roles are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  heading: string;
  renderCell: (row: Row) => ReactNode;
  /** The cell is the row's header; one column at most. */
  namesRow?: boolean | undefined;
  /** A heading for screen readers only, above buttons or checkboxes. */
  hideHeading?: boolean | undefined;
  align?: 'end' | undefined;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** On narrow screens: rows as cards, or a table that scrolls sideways. */
  narrow?: 'cards' | 'scroll' | undefined;
}

const frame = 'rounded border border-line bg-paper shadow-card';

export function Table<Row>({ narrow = 'cards', ...rest }: TableProps<Row>) {
  if (narrow === 'cards') {
    return (
      <div className={`@container ${frame}`}>
        <Grid {...rest} look={cards} />
      </div>
    );
  }
  return (
    // Focusable, so that the keyboard can scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={rest.caption} tabIndex={0} className={`overflow-x-auto ${frame}`}>
      <Grid {...rest} look={wide} />
    </section>
  );
}

interface Look {
  table: string;
  head: string;
  row: string;
  cell: string;
  label: string;
  /** Style of a cell without a heading. */
  bare: string;
  /** Style of the row's header cell, beside which that cell is placed. */
  name: string;
}

const wide: Look = {
  table: 'min-w-full',
  head: '',
  row: '',
  cell: 'whitespace-nowrap',
  label: 'hidden',
  bare: '',
  name: '',
};

/** Below 560 px the cells of a row are stacked, each with its heading. */
const cards: Look = {
  table: 'w-full @max-[560px]:block',
  head: '@max-[560px]:sr-only',
  row: '@max-[560px]:relative @max-[560px]:flow-root @max-[560px]:py-2',
  cell: '@max-[560px]:flex @max-[560px]:items-baseline @max-[560px]:justify-between @max-[560px]:gap-4 @max-[560px]:py-1 @max-[560px]:text-left',
  label: 'hidden shrink-0 text-sm font-normal text-sumi-2 @max-[560px]:inline',
  bare: '@max-[560px]:absolute @max-[560px]:top-1 @max-[560px]:right-0',
  name: '@max-[560px]:pr-16',
};

interface GridProps<Row> extends Omit<TableProps<Row>, 'narrow'> {
  look: Look;
}

function Grid<Row>({ caption, columns, rows, rowKey, look }: GridProps<Row>) {
  const body = look === cards ? '@max-[560px]:block' : '';
  return (
    <table role="table" className={look.table}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={look.head}>
        <tr role="row" className="border-b border-line">
          {columns.map(({ key, heading, hideHeading, align }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              className={`px-4 py-2.5 text-xs font-semibold whitespace-nowrap text-sumi-2 ${align === 'end' ? 'text-right' : 'text-left'}`}
            >
              {hideHeading ? <span className="sr-only">{heading}</span> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={body}>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            data-row={rowKey(row)}
            role="row"
            className={`border-b border-line last:border-0 hover:bg-[color-mix(in_oklab,var(--ai-soft)_45%,transparent)] ${look.row}`}
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} look={look} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row, look }: { column: Column<Row>; row: Row; look: Look }) {
  const { heading, hideHeading, namesRow, align, renderCell } = column;
  const style = `px-4 py-3 align-top ${align === 'end' ? 'text-right tabular-nums' : 'text-left'} ${look.cell} ${hideHeading ? look.bare : ''}`;
  const content = (
    <>
      {!hideHeading && !namesRow && (
        <span aria-hidden className={look.label}>
          {heading}
        </span>
      )}
      <span className="min-w-0">{renderCell(row)}</span>
    </>
  );
  return namesRow ? (
    <th role="rowheader" scope="row" className={`font-semibold ${style} ${look.name}`}>
      {content}
    </th>
  ) : (
    <td role="cell" className={style}>
      {content}
    </td>
  );
}
