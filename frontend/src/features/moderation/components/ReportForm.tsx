import { displayName } from '@contracts/accounts';
import { EVIDENCE_TEXT } from '@contracts/chat-evidence';
import {
  type CreateReportRequest,
  DEFAULT_REASON,
  MODERATION_TEXT,
  REASON_LABEL,
  REPORT_LIMITS,
  REPORT_REASONS,
  REPORTED_TYPE_LABEL,
  type ReportAccepted,
  type ReportedType,
  type ReportReason,
} from '@contracts/moderation';
import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../client/apiError';
import { Button } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { sendsForm } from '../../../design/useForm';
import { useSendReport } from '../api/reports';
import classes from './ReportDialog.module.css';
import { REASON_ICON } from './reasonIcon';
import { reportProblem } from './reportProblem';
import type { ReportTarget } from './reportTarget';

/** What is said before of what is copied for those who judge it. */
const IS_COPIED: Partial<Record<ReportedType, string>> = {
  chat_message: EVIDENCE_TEXT.copied,
  voice_message: EVIDENCE_TEXT.copiedInRoom,
};

interface Props {
  target: ReportTarget;
  onAccepted: (answer: ReportAccepted) => void;
  onCancel: () => void;
}

export function ReportForm({ target, onAccepted, onCancel }: Props) {
  const [reason, setReason] = useState<ReportReason>(DEFAULT_REASON);
  const [description, setDescription] = useState('');
  const report = useSendReport();
  const tooLong = description.trim().length > REPORT_LIMITS.description;

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (tooLong || report.isPending) return;
    report.mutate(requestOf(target, reason, description), { onSuccess: ({ data }) => onAccepted(data) });
  };

  return (
    <form className={classes.form} noValidate onSubmit={send}>
      <p className={classes.target}>
        <b>{displayName(target.author)}</b> · {REPORTED_TYPE_LABEL[target.type]}
        <br />
        <span className={classes.faint}>{target.title}</span>
      </p>
      {IS_COPIED[target.type] && <Callout tone="info">{IS_COPIED[target.type]}</Callout>}
      <Reasons chosen={reason} onChoose={setReason} />
      <Textarea
        label="Açıklama"
        description={
          <span className={classes.counter}>
            İsteğe bağlı · {description.trim().length}/{REPORT_LIMITS.description}
          </span>
        }
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        rows={4}
        value={description}
        error={tooLong ? MODERATION_TEXT.descriptionLong : problemOf(report.error)}
        onChange={(event) => setDescription(event.currentTarget.value)}
        onKeyDown={(event) => sendsForm(event) && send()}
      />
      {report.isError && (
        <Callout tone="danger" role="alert">
          {reportProblem(report.error)}
        </Callout>
      )}
      <div className={classes.actions}>
        <Button onClick={onCancel}>Vazgeç</Button>
        <Button type="submit" kind="primary" busy={report.isPending && 'Gönderiliyor…'}>
          Rapor Gönder
        </Button>
      </div>
    </form>
  );
}

const problemOf = (error: Error | null) => (error instanceof ApiError ? error.fields.description : undefined);

function requestOf(target: ReportTarget, reason: ReportReason, description: string): CreateReportRequest {
  const said = description.trim();
  return { reported_type: target.type, reported_id: target.id, reported_user_id: target.author.id, reason, ...(said ? { description: said } : {}) };
}

function Reasons({ chosen, onChoose }: { chosen: ReportReason; onChoose: (reason: ReportReason) => void }) {
  return (
    <div className={classes.reasons} role="radiogroup" aria-labelledby="report-reason">
      <span id="report-reason" className={classes.legend}>
        Rapor nedeni
      </span>
      {REPORT_REASONS.map((reason) => {
        const Icon = REASON_ICON[reason];
        return (
          <label key={reason} className={classes.reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              checked={reason === chosen}
              data-autofocus={reason === chosen || undefined}
              onChange={() => onChoose(reason)}
            />
            <Icon aria-hidden="true" />
            {REASON_LABEL[reason]}
          </label>
        );
      })}
    </div>
  );
}
