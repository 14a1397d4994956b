import { displayName } from '@contracts/accounts';
import { Menu } from '@mantine/core';
import { IconLayoutDashboard, IconLogout } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { KnownMember } from '../../client/knownMember';
import { useSignOut } from '../../features/accounts/api/useSignOut';
import { paths } from '../../paths';
import { AccountPicture } from './AccountPicture';
import { mayUseConsole } from './console';
import classes from './Menu.module.css';
import { entriesFor, PROFILE_MENU } from './navigation';

/** Opens as soon as it is there: it is loaded because somebody asked for it. */
export function AccountMenu({ member }: { member: KnownMember }) {
  const signOut = useSignOut();
  const picture = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    picture.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <AccountPicture member={member} ref={picture} />
      </Menu.Target>
      <Menu.Dropdown aria-label="Hesap menüsü">
        <div className={classes.who}>
          <div className={classes.name}>{displayName(member)}</div>
          <div className={classes.username}>@{member.username}</div>
        </div>
        <Menu.Divider />
        {entriesFor(PROFILE_MENU, member).map(({ to, label, icon: Icon }) => (
          <Menu.Item key={to} component={Link} to={to} leftSection={<Icon className={classes.icon} aria-hidden="true" />}>
            {label}
          </Menu.Item>
        ))}
        {mayUseConsole(member) && (
          <Menu.Item component="a" href={paths.console} leftSection={<IconLayoutDashboard className={classes.icon} />}>
            Yönetici Paneli
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout className={classes.icon} />} onClick={() => signOut.mutate()} disabled={signOut.isPending}>
          Çıkış Yap
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
