import { Menu } from '@mantine/core';
import type { Action } from './ActionButton';
import classes from './ActionItems.module.css';

/** Actions as entries of a menu. */
export const ActionItems = ({ actions }: { actions: Action[] }) =>
  actions.map(({ label, icon, disabled, run }) => (
    <Menu.Item key={label} leftSection={<span className={classes.icon}>{icon}</span>} disabled={disabled} onClick={run}>
      {label}
    </Menu.Item>
  ));
