import { PostCover } from '../PostCover';
import classes from './SeoPreview.module.css';

interface Props {
  title: string;
  description: string;
  slug: string;
  cover: string | null;
}

/** The post as a search engine lists it, and as a card where somebody shares it. */
export function SeoPreview({ title, description, slug, cover }: Props) {
  return (
    <div className={classes.previews}>
      <figure>
        <figcaption>Arama sonucu</figcaption>
        <div className={classes.result}>
          <span className={classes.address}>
            {location.host} › blog › {slug || '…'}
          </span>
          <b>{title}</b>
          <p>{description}</p>
        </div>
      </figure>
      <figure>
        <figcaption>Paylaşım kartı</figcaption>
        <div className={classes.share}>
          <div className={classes.picture}>
            <PostCover url={cover} />
          </div>
          <div className={classes.words}>
            <span className={classes.address}>{location.host}</span>
            <b>{title}</b>
            <p>{description}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}
