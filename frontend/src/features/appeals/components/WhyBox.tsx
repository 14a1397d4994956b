import { aboveIn } from '@contracts/above';
import { type DecidedContent, type Decision, isTakenAway } from '@contracts/appeals';
import { Link } from 'react-router-dom';
import parts from '../../../design/BoxParts.module.css';
import card from '../../../design/Card.module.css';
import { exactTime } from '../../../design/dates';
import { paths } from '../../../paths';
import classes from './Appeal.module.css';
import { contentWords, whatWasDone } from './decisionWords';

/** Where it stands; of a profile the member's own. */
function pageOf(content: DecidedContent): string {
  const { type, id, topic_id } = content;
  switch (type) {
    case 'forum_topic':
      return paths.topic(id);
    case 'forum_comment':
      return paths.commentIn(topic_id, aboveIn(content), id);
    case 'blog_post':
      return paths.post(id);
    case 'project':
      return paths.project(id);
    case 'project_update':
      return paths.projectUpdate(content.project_id ?? '', id);
    case 'job_listing':
      return paths.job(id);
    case 'voice_room':
    case 'voice_message':
      return paths.voiceRooms();
    case 'chat_message':
      return paths.chats;
    case 'user_profile':
      return paths.ownProfile;
  }
}

/** Of what content, by which rule, in whose words, for how long. `reads`: the member has a session to read the content with. */
export function WhyBox({ decision, reads }: { decision: Decision; reads: boolean }) {
  const { at, rule, clause, words, content, sanctions } = decision;
  const done = whatWasDone(decision);
  const byCount = sanctions.some(({ by_threshold }) => by_threshold);
  return (
    <section className={`${card.card} ${classes.box}`} aria-labelledby="why">
      <h2 id="why">Neden?</h2>
      <dl className={parts.facts}>
        {content && (
          <>
            <dt>İçerik</dt>
            <dd>
              {reads && content.title && !isTakenAway(content) ? (
                <Link className={classes.link} to={pageOf(content)}>
                  {contentWords(content)}
                </Link>
              ) : (
                contentWords(content)
              )}
            </dd>
          </>
        )}
        <dt>Kural</dt>
        <dd>{clause ? `${clause} ${rule}` : rule}</dd>
        {words && (
          <>
            <dt>Moderatör</dt>
            <dd>“{words}”</dd>
          </>
        )}
        <dt>Karar</dt>
        <dd>
          {done.map((line) => (
            <div key={line}>{line}</div>
          ))}
          {byCount && <div>Uyarılarınız eşiğe ulaştığı için uzaklaştırıldınız.</div>}
        </dd>
        <dt>Tarih</dt>
        <dd>
          <time dateTime={at}>{exactTime(at)}</time>
        </dd>
      </dl>
      {content?.excerpt && <blockquote className={classes.quote}>{content.excerpt}</blockquote>}
    </section>
  );
}
