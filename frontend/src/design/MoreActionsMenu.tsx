import { Menu } from '@mantine/core';
import type { Action } from './ActionButton';
import { ActionItems } from './ActionItems';
import { MoreActionsButton, moreAbout } from './MoreActionsButton';
import { useOpenedOnArrival } from './useOpenedOnArrival';

/** The menu behind `MoreActions`. */
export function MoreActionsMenu({ about, actions }: { about: string; actions: Action[] }) {
  const { opened, onChange, button } = useOpenedOnArrival();
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-end" width="max-content" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <MoreActionsButton about={about} ref={button} />
      </Menu.Target>
      <Menu.Dropdown aria-label={moreAbout(about)}>
        <ActionItems actions={actions} />
      </Menu.Dropdown>
    </Menu>
  );
}
