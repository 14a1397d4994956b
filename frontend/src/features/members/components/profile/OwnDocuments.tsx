import { DOCUMENT_TEXT, leftOutText } from '@contracts/own-documents';
import { RESUME_TEXT } from '@contracts/resume';
import { Skeleton } from '@mantine/core';
import { IconAddressBook, IconBraces, IconDownload, IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../../../../calls/Failure';
import { messageOf } from '../../../../client/apiError';
import { Button } from '../../../../design/Button';
import { Callout } from '../../../../design/Callout';
import { Dialog } from '../../../../design/Dialog';
import { cvPlanQuery, documentsOf, useDownload } from '../../api/documents';
import classes from './OwnDocuments.module.css';

/** What can be taken out of one's own profile. */
export function OwnDocuments({ id, onClose }: { id: string; onClose: () => void }) {
  const { cv, card, resume } = documentsOf(id);
  return (
    <Dialog title={DOCUMENT_TEXT.title} onClose={onClose} fillsPhone>
      <p className={classes.lead}>{DOCUMENT_TEXT.lead}</p>
      <ul className={classes.documents}>
        <Document
          title={DOCUMENT_TEXT.cvTitle}
          text={DOCUMENT_TEXT.cvAbout}
          icon={<IconFileText aria-hidden="true" />}
          action={DOCUMENT_TEXT.cvDownload}
          path={cv}
        >
          <CvPlan id={id} />
        </Document>
        <Document
          title={DOCUMENT_TEXT.cardTitle}
          text={DOCUMENT_TEXT.cardAbout}
          icon={<IconAddressBook aria-hidden="true" />}
          action={DOCUMENT_TEXT.cardDownload}
          path={card}
        />
        <Document title={RESUME_TEXT.title} text={RESUME_TEXT.about} icon={<IconBraces aria-hidden="true" />} action={RESUME_TEXT.download} path={resume} />
      </ul>
    </Dialog>
  );
}

interface Props {
  title: string;
  text: string;
  icon: ReactNode;
  action: string;
  path: string;
  children?: ReactNode;
}

function Document({ title, text, icon, action, path, children }: Props) {
  const save = useDownload(path);
  return (
    <li className={classes.document}>
      {icon}
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        {children}
        <Failure of={save} />
        <Button icon={<IconDownload aria-hidden="true" />} busy={save.isPending && DOCUMENT_TEXT.preparing} onClick={() => save.mutate()}>
          {action}
        </Button>
      </div>
    </li>
  );
}

/** Told before the page is saved: what has no place on it. */
function CvPlan({ id }: { id: string }) {
  const { data, isError, error } = useQuery(cvPlanQuery(id));
  if (isError) return <p className={classes.plan}>{messageOf(error)}</p>;
  if (!data) return <Skeleton height="var(--s5)" />;
  const { left_out, lacks_signs } = data;
  return (
    <div className={classes.plan} role="status">
      {left_out.length === 0 && <p>{DOCUMENT_TEXT.fits}</p>}
      {left_out.length > 0 && (
        <Callout tone="info" title={DOCUMENT_TEXT.leftOut}>
          <ul>
            {left_out.map((part) => (
              <li key={part.part}>{leftOutText(part)}</li>
            ))}
          </ul>
          <p>{DOCUMENT_TEXT.leftOutOrder}</p>
        </Callout>
      )}
      {lacks_signs && <p>{DOCUMENT_TEXT.lacksSigns}</p>}
    </div>
  );
}
