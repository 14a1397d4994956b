import { Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Button } from '../../../../design/Button';
import { nameIn } from './narrowing';
import classes from './ProjectFilters.module.css';

interface Props {
  label: string;
  /** What the button says, where that is not the label with what is chosen. */
  shown?: string;
  choices: readonly (readonly [value: string, label: string])[];
  chosen: string | null;
  /** Something is always chosen: it is not marked, and cannot be taken off. */
  isQuiet?: boolean;
  onChoose: (value: string | null) => void;
  /** The order, the other way round. */
  turning?: { isOn: boolean; onTurn: () => void };
}

const ALL = '';

/** One choice of several behind a button that says what is chosen. */
export function FilterMenu({ label, shown, choices, chosen, isQuiet = false, onChoose, turning }: Props) {
  const isOn = !isQuiet && chosen !== null;
  return (
    <Menu position="bottom-start" width="max-content" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button className={isOn ? classes.on : undefined} aria-label={shown && `${label}: ${shown}`}>
          {shown ?? (isOn ? `${label}: ${nameIn({ choices, chosen })}` : label)}
          <IconChevronDown aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        <Menu.RadioGroup value={chosen ?? ALL} onChange={(value) => onChoose(value === ALL ? null : value)}>
          {!isQuiet && (
            <Menu.RadioItem value={ALL} closeMenuOnClick>
              Hepsi
            </Menu.RadioItem>
          )}
          {choices.map(([value, text]) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {text}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {turning && (
          <>
            <Menu.Divider />
            <Menu.CheckboxItem checked={turning.isOn} closeMenuOnClick onChange={turning.onTurn}>
              Tersten sırala
            </Menu.CheckboxItem>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
