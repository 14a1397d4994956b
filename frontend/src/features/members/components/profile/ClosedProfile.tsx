import { type Author, displayName } from '@contracts/accounts';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { followStatusQuery } from '../../../../client/followStatus';
import { type Action, ActionButton } from '../../../../design/ActionButton';
import { Avatar } from '../../../../design/Avatar';
import { LinkButton } from '../../../../design/Button';
import { EmptyState } from '../../../../design/EmptyState';
import { WinterCover } from '../../../../design/WinterCover';
import { paths } from '../../../../paths';
import page from '../../pages/ProfilePage.module.css';
import { useMoreActions } from './ProfileActions';
import who from './ProfileWho.module.css';

interface Props {
  member: Author;
  text: string;
  report: Action | null;
}

/** A profile that its member closed: their name and picture, and the ways to shut them out or report them. */
export function ClosedProfile({ member, text, report }: Props) {
  const name = displayName(member);
  const { data: status } = useQuery(followStatusQuery(member.id));
  const { actions, question } = useMoreActions(member.id, name, status, report);
  return (
    <article className={page.page}>
      <div className={page.cover}>
        <WinterCover />
      </div>
      <div className={page.columns}>
        <div className={`${page.who} ${who.who}`}>
          <div className={who.picture}>
            <Avatar id={member.id} name={name} picture={member.avatar} size="large" />
          </div>
          <div className={who.names}>
            <h1 dir="auto">{name}</h1>
            <p className={who.username}>@{member.username}</p>
          </div>
        </div>
        <section className={`${page.main} ${page.closed}`}>
          <EmptyState
            icon={<IconLock />}
            title={text}
            text="Sahibi profilini diğer üyelere kapattı. Forumda yazdıkları, kendi konularında okunmaya devam eder."
          >
            <LinkButton kind="primary" to={paths.forum()}>
              Foruma Dön
            </LinkButton>
          </EmptyState>
          <div className={page.quiet}>
            {actions.map((action) => (
              <ActionButton key={action.label} action={action} />
            ))}
            {question}
          </div>
        </section>
      </div>
    </article>
  );
}
