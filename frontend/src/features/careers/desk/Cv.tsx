import { downloadReasonProblem } from '@contracts/job-application-problems';
import { APPLICATION_LIMITS, APPLICATION_TEXT, type ApplicationDetail } from '@contracts/job-applications';
import { Textarea } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { Failure } from '../../../calls/Failure';
import { refusing } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { breakpoint } from '../../../design/breakpoints';
import { Callout } from '../../../design/Callout';
import { Dialog } from '../../../design/Dialog';
import { sendsForm, useForm } from '../../../design/useForm';
import { useDownloadCv } from '../api/received';
import classes from './Cv.module.css';

/** As wide as its place, without the bars by which it could be taken away unrecorded; browsers that do not know this show them. */
const BARE = '#toolbar=0&navpanes=0&view=FitH';

interface Props {
  id: string;
  cv: NonNullable<ApplicationDetail['given']>['cv'];
  /** Whose it is. */
  name: string;
}

/** The CV: read where it is decided on or at its own address, taken away with a reason. */
export function Cv({ id, cv, name }: Props) {
  const [isAsked, setAsked] = useState(false);
  // Each answer brings another address, by which a page that is being read would begin anew.
  const [shown] = useState(cv.url);
  const isRoomy = useMediaQuery(breakpoint.desk ?? '') === true;
  return (
    <section className={classes.cv} aria-label={`CV: ${name}`}>
      <IconFileText aria-hidden="true" />
      <b>
        <bdi>{cv.name}</bdi>
      </b>
      <a className={classes.open} href={cv.url} target="_blank" rel="noreferrer">
        <IconExternalLink aria-hidden="true" />
        CV’yi aç
      </a>
      <Button
        size="small"
        kind="quiet"
        icon={<IconDownload aria-hidden="true" />}
        title="İndirmek için gerekçe yazılır ve kaydedilir"
        aria-haspopup="dialog"
        onClick={() => setAsked(true)}
      >
        İndir
      </Button>
      {isRoomy && navigator.pdfViewerEnabled && <iframe className={classes.page} title={`CV: ${name}`} src={shown + BARE} />}
      {isAsked && <DownloadDialog id={id} name={cv.name} onClose={() => setAsked(false)} />}
    </section>
  );
}

const problemsOf = ({ reason }: { reason: string }) => {
  const problem = downloadReasonProblem(reason);
  return problem ? { reason: problem } : {};
};

function DownloadDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const downloading = useDownloadCv(id, name);
  const { form, bind, refuse, submit } = useForm({ reason: '' }, problemsOf);
  const send = submit(({ reason }) => {
    if (!downloading.isPending) downloading.mutate({ reason: reason.trim() }, { onSuccess: onClose, onError: refusing(refuse) });
  });
  return (
    <Dialog title="CV’yi indir" onClose={onClose} footer={null}>
      <form ref={form} className={classes.form} noValidate onSubmit={send} onKeyDown={(event) => sendsForm(event) && send()}>
        <Callout tone="info">{APPLICATION_TEXT.downloadNotice}</Callout>
        <Failure of={downloading} />
        <Textarea label="Gerekçe" data-autofocus autosize minRows={2} maxLength={APPLICATION_LIMITS.downloadReason.max} {...bind('reason')} />
        <div className={classes.actions}>
          <Button onClick={onClose}>Vazgeç</Button>
          <Button type="submit" kind="primary" busy={downloading.isPending && 'İndiriliyor…'}>
            İndir
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
