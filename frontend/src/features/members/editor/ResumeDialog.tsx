import { DETAIL_TEXT } from '@contracts/profile-details';
import { RESUME_SECTIONS, RESUME_TEXT, type ResumeChange, type ResumePreview, type ResumeRequest, type ResumeSection } from '@contracts/resume';
import { Checkbox } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { sessionQuery } from '../../../client/session';
import { Button } from '../../../design/Button';
import { Dialog } from '../../../design/Dialog';
import { toast } from '../../../design/toast';
import { useSaveImported } from '../api/ownProfile';
import { withheldQuery } from '../api/profile';
import { ownProfileQuery } from '../api/publicProfile';
import classes from './Resume.module.css';
import type { Editor } from './useEditor';

/** The fields of the editor in which a section is written; what was typed there gives way to what is taken over. */
const FIELDS: Record<ResumeSection, readonly string[]> = {
  names: ['first_name', 'last_name'],
  bio: ['bio'],
  job: ['job_title'],
  contacts: ['phone', 'contact_email'],
  links: ['github', 'linkedin', 'website'],
  address: ['country', 'city', 'district'],
  experiences: ['experiences'],
  educations: ['educations'],
  skills: ['skills'],
  certificates: ['certificates'],
  projects: ['projects'],
};

interface Props {
  editor: Editor;
  preview: ResumePreview;
  onClose: () => void;
}

/** What a file would change, section by section; only what is chosen is taken over. */
export function ResumeDialog({ editor: { member, drop }, preview: { changes, refused, unknown, guessed_months }, onClose }: Props) {
  const queries = useQueryClient();
  const save = useSaveImported();
  const [chosen, setChosen] = useState<ReadonlySet<ResumeSection>>(new Set(changes.map(({ section }) => section)));
  const toggle = (section: ResumeSection) => {
    const next = new Set(chosen);
    if (!next.delete(section)) next.add(section);
    setChosen(next);
  };
  const accept = () => {
    const taken = changes.filter(({ section }) => chosen.has(section));
    const request = Object.assign({}, ...taken.map((change) => change.request)) as ResumeRequest;
    save.mutate(request, {
      onSuccess: () => {
        drop(taken.flatMap(({ section }) => FIELDS[section]));
        for (const { queryKey } of [ownProfileQuery(member.id), sessionQuery, withheldQuery]) void queries.invalidateQueries({ queryKey });
        void toast({ text: DETAIL_TEXT.saved });
        onClose();
      },
    });
  };
  return (
    <Dialog
      title={RESUME_TEXT.previewTitle}
      onClose={onClose}
      size="lg"
      fillsPhone
      footer={
        <>
          <Button onClick={onClose}>{RESUME_TEXT.cancel}</Button>
          {changes.length > 0 && (
            <Button kind="primary" disabled={chosen.size === 0} busy={save.isPending && 'Kaydediliyor…'} onClick={accept}>
              {RESUME_TEXT.accept}
            </Button>
          )}
        </>
      }
    >
      <Failure of={save} title={DETAIL_TEXT.saveFailed} />
      {changes.length === 0 && <p>{RESUME_TEXT.nothing}</p>}
      <ul className={classes.changes}>
        {changes.map((change) => (
          <Change key={change.section} change={change} isChosen={chosen.has(change.section)} onToggle={() => toggle(change.section)} />
        ))}
      </ul>
      {guessed_months && <p className={classes.note}>{RESUME_TEXT.guessedMonths}</p>}
      {refused.length > 0 && (
        <section className={classes.rest}>
          <h3>{RESUME_TEXT.refused}</h3>
          <ul>
            {refused.map(({ what, why }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike; the list never changes while it is shown
              <li key={at}>
                <b>{what}</b>: {why}
              </li>
            ))}
          </ul>
        </section>
      )}
      {unknown.length > 0 && (
        <section className={classes.rest}>
          <h3>{RESUME_TEXT.unknown}</h3>
          <ul className={classes.names}>
            {unknown.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function Change({ change: { section, how, before, after }, isChosen, onToggle }: { change: ResumeChange; isChosen: boolean; onToggle: () => void }) {
  return (
    <li className={classes.change}>
      <Checkbox checked={isChosen} onChange={onToggle} label={`${RESUME_SECTIONS[section]}: ${RESUME_TEXT.how[how]}`} />
      <dl>
        {before.length > 0 && <Lines title={RESUME_TEXT.before} lines={before} />}
        <Lines title={RESUME_TEXT.after} lines={after} />
      </dl>
    </li>
  );
}

const Lines = ({ title, lines }: { title: string; lines: string[] }) => (
  <div>
    <dt>{title}</dt>
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike; the list never changes while it is shown
      <dd key={at} dir="auto">
        {line}
      </dd>
    ))}
  </div>
);
