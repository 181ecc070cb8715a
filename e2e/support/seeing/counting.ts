import type { Locator } from '@playwright/test';

/** Counts what a person has to type, choose or tick, and what they have to press. */
export function counting() {
  const counted = { inputs: 0, presses: 0 };
  const choose = async (list: Locator, value: string) => {
    counted.inputs += 1;
    await list.selectOption(value);
  };
  return {
    counted,
    choose,
    fill: async (field: Locator, text: string) => {
      counted.inputs += 1;
      await field.fill(text);
    },
    tick: async (box: Locator) => {
      counted.inputs += 1;
      await box.check();
    },
    file: async (field: Locator, path: string) => {
      counted.inputs += 1;
      await field.setInputFiles(path);
    },
    /** Year, month and day are separate selects. */
    date: async (group: Locator, ...parts: string[]) => {
      for (const [index, part] of parts.entries()) {
        await choose(group.getByRole('combobox').nth(index), part);
      }
    },
    press: async (button: Locator) => {
      counted.presses += 1;
      await button.click();
    },
  };
}
