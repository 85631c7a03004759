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
  /** What the server rendered the page from, and the state to hydrate it with. Absent if the server did not render the page. */
  rendered?: { firstScreen: FirstScreen; state: Partial<RootState> } | undefined;
}

/** The whole site inside its router. It is the same on the server and in the browser. */
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
