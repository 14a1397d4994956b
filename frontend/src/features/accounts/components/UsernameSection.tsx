import type { FormerUsername, UsernameState } from '@contracts/username-change';
import { USERNAME_LIMITS } from '@contracts/username-change';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Dialog } from '../../../design/Dialog';
import { exactTime, longDate } from '../../../design/dates';
import { ErrorState } from '../../../design/ErrorState';
import { paths } from '../../../paths';
import { usernameQuery, useUsernameRedirect } from '../api/usernameChange';
import { ChangeUsername } from './ChangeUsername';
import { ListSkeleton } from './ListSkeleton';
import { SettingsSection } from './SettingsSection';
import classes from './UsernameSection.module.css';

const TEXT = `Profilinizin adresi ve giriş adınızdır. ${USERNAME_LIMITS.everyDays} günde bir değiştirebilirsiniz.`;

/** The username of the account, how to have another, and what became of the former ones. */
export function UsernameSection() {
  const { data: state, error, refetch } = useQuery(usernameQuery);
  const [asking, setAsking] = useState(false);
  return (
    <SettingsSection title="Kullanıcı adı" text={TEXT}>
      {state && <UsernameNow state={state} />}
      {state && !state.next_change_at && (
        <div>
          <Button onClick={() => setAsking(true)}>Kullanıcı adımı değiştir…</Button>
        </div>
      )}
      {state && state.former.length > 0 && <FormerUsernames former={state.former} />}
      {state && asking && (
        <Dialog title="Kullanıcı adımı değiştir" onClose={() => setAsking(false)} fillsPhone footer={null}>
          <ChangeUsername username={state.username} onDone={() => setAsking(false)} />
        </Dialog>
      )}
      {!state && error && <ErrorState text={messageOf(error)} onRetry={refetch} />}
      {!state && !error && <ListSkeleton rows={1} />}
    </SettingsSection>
  );
}

/** By which name the member goes, and from when on it may be another. */
export function UsernameNow({ state: { username, next_change_at } }: { state: UsernameState }) {
  return (
    <>
      <p className={classes.name}>
        Mevcut kullanıcı adınız: <strong>@{username}</strong>
      </p>
      {next_change_at && <p>Yeniden değiştirebileceğiniz tarih: {exactTime(next_change_at)}.</p>}
    </>
  );
}

function FormerUsernames({ former }: { former: readonly FormerUsername[] }) {
  const redirect = useUsernameRedirect();
  return (
    <div className={classes.former}>
      <h3>Eski kullanıcı adlarınız</h3>
      <p className={classes.note}>Bunları sizden başka kimse alamaz. Yönlendirme kapalıysa ad {USERNAME_LIMITS.heldDays} gün sonra boşa çıkar.</p>
      <ul className={classes.list}>
        {former.map(({ id, username, redirects, held_until }) => (
          <li key={id}>
            <Switch
              label={`@${username}`}
              description={
                redirects || !held_until
                  ? `${paths.profile(username)} adresi profilinize yönlendiriyor.`
                  : `Yönlendirmiyor; ${longDate(held_until)} tarihine kadar size ayrılmış.`
              }
              aria-label={`@${username} profilime yönlendirsin`}
              labelPosition="left"
              checked={redirects}
              disabled={redirect.isPending}
              onChange={(event) => redirect.mutate({ id, redirect: event.currentTarget.checked })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
