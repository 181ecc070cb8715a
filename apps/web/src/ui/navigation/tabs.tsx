import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { segmentStyle, segmentsStyle } from './tab-style.ts';

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List aria-label={label} className={segmentsStyle}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={`-outline-offset-2 ${segmentStyle(value === tab.value)}`}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          // Otherwise the previous panel stays for a moment, and both are stacked.
          hidden={tab.value !== value}
          className="mt-4 rounded-small"
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
