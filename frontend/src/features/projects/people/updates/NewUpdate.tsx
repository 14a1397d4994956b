import type { Project } from '@contracts/projects';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useMuted } from '../../../../calls/useMuted';
import { draftName } from '../../../../client/drafts/localDraft';
import { readDraft } from '../../../../client/drafts/useDraft';
import { useMember } from '../../../../client/session';
import { Button } from '../../../../design/Button';
import { Callout } from '../../../../design/Callout';
import card from '../../../../design/Card.module.css';
import { focusOn } from '../../../../design/focusOn';
import { piece } from '../../../../design/piece';
import { mayTell } from '../rights';
import classes from './NewUpdate.module.css';
import { NO_UPDATE, updateDraftKey } from './updateFields';

const UpdateForm = piece(() => import('./UpdateForm').then((file) => file.UpdateForm));

const WRITE = 'write-update';
const FORM = 'new-update';

/** Where the members of a project that goes on tell of it; open at once where something was typed before. */
export function NewUpdate({ project }: { project: Project }) {
  const member = useMember();
  const muted = useMuted();
  /** Null until the member says. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!member || !mayTell(project)) return null;
  if (muted) return <Callout tone="warn">{muted}</Callout>;
  const isOpen = chosen ?? readDraft(draftName(member.id, updateDraftKey(project.id)), NO_UPDATE) !== NO_UPDATE;
  const choose = (open: boolean) => {
    setChosen(open);
    focusOn(open ? FORM : WRITE);
  };
  if (!isOpen)
    return (
      <div className={classes.begin}>
        <Button id={WRITE} icon={<IconPencil aria-hidden="true" />} onClick={() => choose(true)}>
          Güncelleme yaz
        </Button>
      </div>
    );
  return (
    <div id={FORM} tabIndex={-1} className={`${card.card} ${classes.write}`}>
      <UpdateForm key={member.id} memberId={member.id} project={project} update={null} onClose={() => choose(false)} />
    </div>
  );
}
