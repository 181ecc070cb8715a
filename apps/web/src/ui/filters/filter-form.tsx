import type { Contradiction } from '@engawa/contract/contradiction';
import { fieldMessages } from '@engawa/contract/fields/field-messages';
import type { FilterFields } from '@engawa/contract/filters/filter-fields';
import { say as inLanguage } from '@engawa/contract/language';
import { Fragment, type ReactNode } from 'react';
import { language } from '../../shared/i18n/language.ts';
import { DefaultControl } from './default-control.tsx';
import type { ControlProps, Say } from './filter-looks.ts';
import { withoutBlanks } from './without-blanks.ts';

interface FilterFormProps<Filter extends object, Plain extends string> {
  filter: Filter;
  onChange: (filter: Filter) => void;
  contradictions: (filter: Filter) => readonly Contradiction<keyof Filter & string>[];
  groups: readonly { heading: string; fields: FilterFields }[];
  controls: Readonly<
    Record<string, ((props: ControlProps<Filter>) => ReactNode) | null | undefined>
  >;
  labelOf: (name: Plain) => string;
  say: Say;
}

export function FilterForm<Filter extends object, Plain extends string>({
  filter,
  onChange,
  contradictions,
  groups,
  controls,
  labelOf,
  say,
}: FilterFormProps<Filter, Plain>) {
  const faults = contradictions(filter);
  const errorOf = (field: PropertyKey) => {
    const fault = faults.find((one) => one.field === field);
    return fault && inLanguage(fieldMessages[fault.message], language);
  };
  const change = (changed: object) => onChange(withoutBlanks({ ...filter, ...changed }));
  const values = new Map<string, unknown>(Object.entries(filter));
  return (
    <div className="flex flex-col gap-6 text-sm">
      {groups.map(({ heading, fields }) => (
        <section key={heading} className="flex flex-col gap-5">
          <h3 className="border-b border-line pb-1.5 text-base font-bold">{heading}</h3>
          {Object.entries(fields).map(([name, field]) => {
            const Control = controls[name];
            if (Control === null) return null;
            return (
              <Fragment key={name}>
                {Control ? (
                  <Control {...{ filter, change, errorOf }} />
                ) : (
                  <DefaultControl
                    {...{ name, field, say }}
                    label={labelOf(name as Plain)}
                    value={values.get(name)}
                    error={errorOf(name)}
                    onChange={(value) => change({ [name]: value })}
                  />
                )}
              </Fragment>
            );
          })}
        </section>
      ))}
    </div>
  );
}
