import { paths } from '@komawari/shared-domain';
import type { Title } from '@komawari/shared-proto';
import { Link } from '@komawari/shared-state';
import { CoverTile, type CoverTileProps } from '@komawari/shared-ui';
import { startGrowth } from './coverGrowth';
import { knownOf } from './knownTitle';
import { titleLang } from './titleLang';

export interface TitleTileProps extends Pick<CoverTileProps, 'number' | 'badges' | 'note' | 'isEager' | 'sizes'> {
  title: Title;
}

/** A title's cover, leading to its page, into which it grows. */
export function TitleTile({ title, ...rest }: TitleTileProps) {
  return (
    <CoverTile
      title={title.name}
      author={title.author}
      imageUrl={title.portraitImageUrl}
      lang={titleLang(title)}
      renderLink={(link) => (
        <Link
          to={paths.title(title.titleId)}
          state={knownOf(title)}
          onClick={({ currentTarget }) => startGrowth(currentTarget, title.portraitImageUrl)}
          {...link}
        />
      )}
      {...rest}
    />
  );
}
