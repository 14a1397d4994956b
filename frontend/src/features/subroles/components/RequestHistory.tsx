import { type OwnSubroleRequest, SUBROLE_STATE_LABEL, type SubroleState, subroleNames } from '@contracts/subroles';
import parts from '../../../design/BoxParts.module.css';
import card from '../../../design/Card.module.css';
import { Chip } from '../../../design/Chip';
import { longDate } from '../../../design/dates';
import classes from './Subroles.module.css';

const TONE = { pending: 'info', approved: 'ok', rejected: 'danger', expired: 'neutral' } as const satisfies Record<SubroleState, string>;

const Fact = ({ name, children }: { name: string; children: string | null }) =>
  children && (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );

const Request = ({ request }: { request: OwnSubroleRequest }) => {
  const { status, created_at, ended_at, requested_subroles, approved_subroles, rejected_subroles } = request;
  return (
    <li className={`${card.card} ${classes.box}`}>
      <div className={classes.head}>
        <strong>{subroleNames(requested_subroles)}</strong>
        <Chip tone={TONE[status]}>{SUBROLE_STATE_LABEL[status]}</Chip>
      </div>
      <dl className={`${parts.facts} ${classes.facts}`}>
        <Fact name="Başvuru">{longDate(created_at)}</Fact>
        <Fact name="Sonuç">{ended_at && longDate(ended_at)}</Fact>
        <Fact name="Onaylanan">{subroleNames(approved_subroles)}</Fact>
        <Fact name="Reddedilen">{subroleNames(rejected_subroles)}</Fact>
        <Fact name="Açıklama">{request.review_note}</Fact>
        <Fact name="Gerekçeniz">{request.reason}</Fact>
        <Fact name="Ek bilgi">{request.additional_info}</Fact>
      </dl>
    </li>
  );
};

/** Everything the member asked for, the newest first. */
export const RequestHistory = ({ requests }: { requests: readonly OwnSubroleRequest[] }) =>
  requests.length > 0 && (
    <section className={classes.page} aria-labelledby="subrole-history">
      <h3 id="subrole-history">Başvuru geçmişi</h3>
      <ol className={parts.list}>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ol>
    </section>
  );
