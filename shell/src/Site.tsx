import {
  type FirstScreen,
  FirstScreenProvider,
  type RootState,
  RouterProvider,
  type SiteRouter,
  type Store,
  StoreProvider,
} from '@komawari/shared-state';
import { Localized, type Translation } from './localization/Localized';

export interface SiteProps {
  store: Store;
  router: SiteRouter;
  translation: Translation;
  /** What the page was rendered from on the server, and the state to hydrate it with; not there where it was not. */
  rendered?: { firstScreen: FirstScreen; state: Partial<RootState> } | undefined;
}

/** The whole site around its router: the same on the server and in the browser. */
export function Site({ store, router, translation, rendered }: SiteProps) {
  return (
    <StoreProvider store={store} serverState={rendered?.state}>
      <FirstScreenProvider value={rendered?.firstScreen}>
        <Localized initial={translation}>
          <RouterProvider router={router} />
        </Localized>
      </FirstScreenProvider>
    </StoreProvider>
  );
}
