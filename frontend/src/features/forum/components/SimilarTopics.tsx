import { useDebouncedValue } from '@mantine/hooks';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Chip } from '../../../design/Chip';
import { Marked } from '../../../design/Marked';
import { paths } from '../../../paths';
import { similarTopicsQuery } from '../api/topics';
import classes from './SimilarTopics.module.css';

const PAUSE = 400;

/** Topics that may answer the question already. They open beside the form, so that nothing typed is left. */
export function SimilarTopics({ title }: { title: string }) {
  const [asked] = useDebouncedValue(title, PAUSE);
  const { data: topics = [] } = useQuery(similarTopicsQuery(asked));
  return (
    <div role="status">
      {topics.length > 0 && (
        <section className={classes.similar} aria-label="Benzer konular">
          <p className={classes.heading}>Benzer konular</p>
          <ul className={classes.list}>
            {topics.map(({ id, title: marked, is_resolved, comment_count }) => (
              <li key={id}>
                <a href={paths.topic(id)} target="_blank" rel="noopener">
                  <span className={classes.title}>
                    <Marked {...marked} />
                    <span className="visually-hidden"> (yeni sekmede açılır)</span>
                  </span>
                  {is_resolved && (
                    <Chip tone="ok" icon={<IconCheck />}>
                      Çözüldü
                    </Chip>
                  )}
                  <span className={classes.count}>{comment_count} yorum</span>
                  <IconExternalLink aria-hidden="true" />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
