import { displayName } from '@contracts/accounts';
import { APPLICATION_STATE_LABEL } from '@contracts/job-application-states';
import { DECIDED_STATES, type DecidedState, type ReceivedDetail } from '@contracts/job-applications';
import { Menu } from '@mantine/core';
import { IconChevronDown, IconMessage } from '@tabler/icons-react';
import { useOpenChat } from '../../../calls/useOpenChat';
import { AuthorName } from '../../../design/AuthorName';
import { Avatar } from '../../../design/Avatar';
import { Button } from '../../../design/Button';
import { useSetState } from '../api/received';
import { ApplicationState } from '../trail/ApplicationState';
import classes from './Opened.module.css';

/** Who applied, how they are reached, and how the application stands. */
export function OpenedHead({ application }: { application: ReceivedDetail }) {
  const { applicant, headline, state, given } = application;
  const openChat = useOpenChat();
  return (
    <header className={classes.head}>
      <Avatar id={applicant?.id ?? application.id} name={displayName(applicant)} picture={applicant?.avatar ?? null} />
      <div className={classes.who}>
        <h2>
          {applicant ? <AuthorName author={applicant} /> : displayName(applicant)} <ApplicationState state={state} />
        </h2>
        <p>
          {[applicant?.username && `@${applicant.username}`, headline].filter(Boolean).join(' · ')}
          {given && (
            <>
              {' · '}
              <a href={`tel:${given.phone}`}>{given.phone}</a>
              {' · '}
              <a href={`mailto:${given.email}`}>{given.email}</a>
            </>
          )}
        </p>
      </div>
      {applicant && (
        <Button size="small" icon={<IconMessage aria-hidden="true" />} onClick={() => openChat(applicant.id)}>
          Mesaj
        </Button>
      )}
      {given && <StateChoice application={application} />}
    </header>
  );
}

/** Nothing is set before one is chosen; the focus stays where the menu was opened. */
function StateChoice({ application: { id, state, version } }: { application: ReceivedDetail }) {
  const setting = useSetState(id);
  const choose = (chosen: DecidedState) => {
    if (chosen !== state && !setting.isPending) setting.mutate({ state: chosen, version, before: state });
  };
  return (
    <Menu position="bottom-end" width="max-content" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="small" className={classes.choice}>
          Durum
          <IconChevronDown aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label="Durum">
        {DECIDED_STATES.map((each) => (
          <Menu.RadioItem key={each} value={each} checked={each === state} closeMenuOnClick onChange={() => choose(each)}>
            {APPLICATION_STATE_LABEL[each]}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
