import { displayName, type OwnUser } from '@contracts/accounts';
import { Menu } from '@mantine/core';
import { IconLayoutDashboard, IconLogout } from '@tabler/icons-react';
import { Avatar } from '../../design/Avatar';
import { useSignOut } from '../../features/accounts/api/useSignOut';
import { paths } from '../../paths';
import { mayUseConsole } from './console';
import classes from './Menu.module.css';

export function AccountMenu({ member }: { member: OwnUser }) {
  const signOut = useSignOut();
  const name = displayName(member);
  return (
    <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={classes.trigger} aria-label={`Hesap menüsü: ${name}`}>
          <Avatar id={member.id} name={name} picture={member.avatar} />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label="Hesap menüsü">
        <div className={classes.who}>
          <div className={classes.name}>{name}</div>
          <div className={classes.username}>@{member.username}</div>
        </div>
        <Menu.Divider />
        {mayUseConsole(member) && (
          <Menu.Item component="a" href={paths.console} leftSection={<IconLayoutDashboard className={classes.icon} />}>
            Yönetici Paneli
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout className={classes.icon} />} onClick={() => signOut.mutate()} disabled={signOut.isPending}>
          Çıkış Yap
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
