import type { Project } from '@contracts/projects';
import { useMuted } from '../../../../calls/useMuted';
import { useMember } from '../../../../client/session';
import { Callout } from '../../../../design/Callout';
import card from '../../../../design/Card.module.css';
import { piece } from '../../../../design/piece';
import { mayTell } from '../rights';
import classes from './UpdateForm.module.css';

const UpdateForm = piece(() => import('./UpdateForm').then((file) => file.UpdateForm));

/** Where the members of a project that goes on tell of it. */
export function NewUpdate({ project }: { project: Project }) {
  const member = useMember();
  const muted = useMuted();
  if (!member || !mayTell(project)) return null;
  if (muted) return <Callout tone="warn">{muted}</Callout>;
  return (
    <div className={`${card.card} ${classes.write}`}>
      <UpdateForm key={member.id} memberId={member.id} project={project} update={null} />
    </div>
  );
}
