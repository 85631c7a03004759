import { paths } from '@komawari/shared-domain';
import { Link } from '@komawari/shared-state';
import { CoverTile, type CoverTileProps } from '@komawari/shared-ui';
import { startGrowth } from './coverGrowth';
import { knownOf, type ListedTitle } from './knownTitle';
import { titleLang } from './titleLang';

export interface TitleTileProps extends Pick<CoverTileProps, 'number' | 'badges' | 'note' | 'isEager' | 'sizes'> {
  title: ListedTitle;
}

/** A title's cover. It links to the title's page and grows into it. */
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
