import { paths } from '@komawari/shared-domain';
import { Link } from '@komawari/shared-state';
import { CoverTile, type CoverTileProps } from '@komawari/shared-ui';
import { startGrowth } from './coverTransition';
import { type ListedTitle, placeholderState } from './placeholderTitle';
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
          state={placeholderState(title)}
          onClick={({ currentTarget }) => startGrowth(currentTarget, title.portraitImageUrl)}
          {...link}
        />
      )}
      {...rest}
    />
  );
}
