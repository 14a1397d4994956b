import { Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Action } from '../../../../design/ActionButton';
import { ActionItems } from '../../../../design/ActionItems';
import { BottomSheet } from '../../../../design/BottomSheet';
import { breakpoint } from '../../../../design/breakpoints';
import { useOpenedOnArrival } from '../../../../design/useOpenedOnArrival';
import { MenuButton } from './MenuButton';
import classes from './ProfileActions.module.css';

interface Props {
  name: string;
  actions: Action[];
}

/** A menu beside its button; on phones a sheet at the foot of the screen. A window that changes its width keeps the button and opens nothing. */
export function ProfileMenu({ name, actions }: Props) {
  const phone = useMediaQuery(breakpoint.phone ?? '', undefined, { getInitialValueInEffect: false });
  const { opened, onChange, button } = useOpenedOnArrival();
  const close = () => onChange(false);
  return (
    <>
      <Menu opened={opened && !phone} onChange={onChange} position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <MenuButton name={name} ref={button} sheet={phone && { opened }} />
        </Menu.Target>
        <Menu.Dropdown aria-label={`Diğer işlemler: ${name}`}>
          <ActionItems actions={actions} />
        </Menu.Dropdown>
      </Menu>
      <BottomSheet title="Diğer işlemler" closes="Kapat" opened={opened && phone} onClose={close}>
        <ul>
          {actions.map(({ label, icon, disabled, run }) => (
            <li key={label}>
              <button
                type="button"
                className={classes.entry}
                disabled={disabled}
                onClick={() => {
                  close();
                  run();
                }}
              >
                {icon}
                {label}
              </button>
            </li>
          ))}
        </ul>
      </BottomSheet>
    </>
  );
}
