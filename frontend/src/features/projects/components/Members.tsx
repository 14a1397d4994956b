import type { ProjectMember } from '@contracts/project-people';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../client/apiError';
import card from '../../../design/Card.module.css';
import { longDate } from '../../../design/dates';
import { ErrorState } from '../../../design/ErrorState';
import { turkishNumber } from '../../../design/numbers';
import { PanelWaiting } from '../../../design/PanelWaiting';
import { membersQuery } from '../api/project';
import classes from './Members.module.css';
import { MemberRow } from './ProjectRail';
import { Section } from './Section';

interface Props {
  id: string;
  /** What its owner and managers do with a member. */
  tools?: (member: ProjectMember) => ReactNode;
}

/** Everybody who makes a project: its owner first, as the server has them. */
export function Members({ id, tools }: Props) {
  const { data, isPending, error, refetch } = useQuery(membersQuery(id));
  return (
    <Section id="members" title="Üyeler" aside={data && `${turkishNumber(data.length)} üye`}>
      <div className={card.card}>
        {isPending && <PanelWaiting />}
        {error && !data && <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />}
        <ul className={classes.list}>
          {data?.map((member) => (
            <li key={member.user_id} className={classes.member}>
              <MemberRow member={member} />
              <small>
                <span className="visually-hidden">Katılma: </span>
                <time dateTime={member.joined_at}>{longDate(member.joined_at)}</time>
              </small>
              {tools?.(member)}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
