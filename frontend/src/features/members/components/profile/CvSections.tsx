import { PRIVACY_TEXT, type PrivacyFlag } from '@contracts/privacy';
import { CONTACT_TYPES, ONGOING, type SeenProfile } from '@contracts/profile-details';
import { period, validity } from '@contracts/profile-words';
import { IconAddressBook, IconBox, IconBriefcase, IconCertificate, IconChevronDown, IconLock, IconSchool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import card from '../../../../design/Card.module.css';
import { turkishNumber } from '../../../../design/numbers';
import classes from './CvSections.module.css';
import { OutLink } from './OutLink';

interface Entry {
  title: string;
  at: string;
  text?: string;
  current?: boolean;
  more?: ReactNode;
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');

const ListEntry = ({ title, at, text, current, more }: Entry) => (
  <li className={classes.entry} data-current={current || undefined}>
    <h3 dir="auto">{title}</h3>
    {at && (
      <p className={classes.at} dir="auto">
        {at}
      </p>
    )}
    {text && (
      <p className={classes.text} dir="auto">
        {text}
      </p>
    )}
    {more}
  </li>
);

/** The sections of a CV that open and close. */
export function CvSections({ profile }: { profile: SeenProfile }) {
  const { hidden, experiences, educations, certificates, projects, contacts } = profile;
  const isHidden = (flag: PrivacyFlag) => hidden.includes(flag);
  return (
    <div className={card.card}>
      <Section
        title="İş Deneyimleri"
        icon={<IconBriefcase aria-hidden="true" />}
        hidden={isHidden('experiences_visible')}
        none="Henüz deneyim eklenmedi"
        opened
        entries={experiences?.map(({ company, position, start, end, location, description }) => ({
          title: position || company,
          at: joined([position && company, location].filter(Boolean).join(', '), period(start, end)),
          text: description,
          current: end === ONGOING,
        }))}
      />
      <Section
        title="Eğitim Bilgileri"
        icon={<IconSchool aria-hidden="true" />}
        hidden={isHidden('educations_visible')}
        none="Henüz eğitim bilgisi eklenmedi"
        entries={educations?.map(({ school, department, degree, start, end, description }) => ({
          title: school,
          at: joined(department, degree, period(start, end)),
          text: description,
          current: end === ONGOING,
        }))}
      />
      <Section
        title="Sertifikalar"
        icon={<IconCertificate aria-hidden="true" />}
        hidden={isHidden('certificates_visible')}
        none="Henüz sertifika eklenmedi"
        entries={certificates?.map((certificate) => ({
          title: certificate.name,
          at: joined(certificate.issuer, validity(certificate), certificate.credential_id && `No: ${certificate.credential_id}`),
          text: certificate.description,
          more: <OutLink to={certificate.credential_url}>Sertifikayı gör</OutLink>,
        }))}
      />
      <Section
        title="Projeler"
        icon={<IconBox aria-hidden="true" />}
        hidden={isHidden('projects_visible')}
        none="Henüz proje eklenmedi"
        entries={projects?.map(({ name, description, technologies, start, end, url, github }) => ({
          title: name,
          at: joined(technologies, period(start, end)),
          text: description,
          current: end === ONGOING,
          more: (
            <>
              <OutLink to={url} />
              <OutLink to={github}>GitHub</OutLink>
            </>
          ),
        }))}
      />
      <Section
        title="İletişim Bilgileri"
        icon={<IconAddressBook aria-hidden="true" />}
        hidden={isHidden('contact_info_visible')}
        none="İletişim bilgisi eklenmedi"
        entries={contacts?.map(({ type, value }) => ({ title: value, at: CONTACT_TYPES[type] ?? type }))}
      />
    </div>
  );
}

interface SectionProps {
  title: string;
  icon: ReactNode;
  hidden: boolean;
  /** Said where there is nothing. */
  none: string;
  opened?: boolean;
  entries: Entry[] | undefined;
}

function Section({ title, icon, hidden, none, opened = false, entries = [] }: SectionProps) {
  if (hidden) {
    return (
      <section className={classes.section}>
        <div className={classes.summary}>
          {icon}
          <h2>{title}</h2>
          <span className={classes.sum}>{PRIVACY_TEXT.hidden}</span>
          <IconLock aria-hidden="true" />
        </div>
      </section>
    );
  }
  return (
    <details className={classes.section} open={opened && entries.length > 0}>
      <summary className={classes.summary}>
        {icon}
        <h2>
          {title} {entries.length > 0 && <span className={classes.count}>{turkishNumber(entries.length)}</span>}
        </h2>
        <span className={`${classes.sum} ${classes.folded}`}>{summaryOf(entries, none)}</span>
        <IconChevronDown aria-hidden="true" />
      </summary>
      {entries.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <ul className={classes.entries}>
          {entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names of their own; the list never changes while it is shown
            <ListEntry key={at} {...entry} />
          ))}
        </ul>
      )}
    </details>
  );
}

const summaryOf = (entries: Entry[], none: string): string => {
  const [first] = entries;
  if (!first) return none;
  return entries.length === 1 ? first.title : `${first.title} ve ${turkishNumber(entries.length - 1)} kayıt`;
};
