/** The visual components that all packages use. It knows no store, no network and no router, and has no texts of its own. */

export type { AdSlotProps } from './ad-slot/AdSlot';
export { AdSlot } from './ad-slot/AdSlot';
export type { BadgeProps } from './badge/Badge';
export { Badge } from './badge/Badge';
export { isSavingData } from './browser/isSavingData';
export { readLocaleTables } from './browser/readLocaleTables';
export { runYielding } from './browser/runYielding';
export { hasEnded, settled } from './browser/settled';
export { untilShown } from './browser/untilShown';
export { useDebouncedValue } from './browser/useDebouncedValue';
export { useIsFromHtml } from './browser/useIsFromHtml';
export { useIsOnline, useWhenOnline } from './browser/useIsOnline';
export type { NearScreenOptions } from './browser/useNearScreen';
export { useNearScreen } from './browser/useNearScreen';
export { whenIdle } from './browser/whenIdle';
export { yieldToMain } from './browser/yieldToMain';
export type { ButtonLook, ButtonProps } from './button/Button';
export { Button, buttonClass } from './button/Button';
export type { IconButtonProps } from './button/IconButton';
export { IconButton, iconButtonClass } from './button/IconButton';
export type { CoverTileProps, TileLink } from './cover-tile/CoverTile';
export { CoverTile } from './cover-tile/CoverTile';
export { Dialog } from './dialog/Dialog';
export { lazyPanel } from './dialog/lazyPanel';
export type { ModalDialogProps } from './dialog/ModalDialog';
export type { SheetProps } from './dialog/Sheet';
export { Sheet } from './dialog/Sheet';
export type { CheckboxProps } from './form/Checkbox';
export { Checkbox } from './form/Checkbox';
export { CheckboxList } from './form/CheckboxList';
export type { RadioListProps, RadioOption } from './form/RadioList';
export { RadioList } from './form/RadioList';
export { replayFieldChanges } from './form/replayFieldChanges';
export type { Segment, SegmentedControlProps } from './form/SegmentedControl';
export { SegmentedControl } from './form/SegmentedControl';
export { Switch } from './form/Switch';
export {
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
} from './icon/chevronIcons';
export type { IconProps } from './icon/Icon';
export { Icon } from './icon/Icon';
export {
  ArrowUpIcon,
  BackIcon,
  CloseIcon,
  ExternalIcon,
  MenuIcon,
  NextIcon,
  SearchIcon,
} from './icon/navigationIcons';
export {
  BellIcon,
  BookIcon,
  CommentIcon,
  DownloadIcon,
  HeartFilledIcon,
  HeartIcon,
  PlayIcon,
  ShareIcon,
  ThumbUpIcon,
} from './icon/readerIcons';
export {
  ClockIcon,
  GlobeIcon,
  InfoIcon,
  MoonIcon,
  SettingsIcon,
  SortIcon,
  SunIcon,
  TrashIcon,
} from './icon/settingsIcons';
export type { ImageProps } from './image/Image';
export { Image } from './image/Image';
export { pictureSources } from './image/pictureSources';
export type { LoadErrorPanelProps, LoadErrorTexts } from './load-error/LoadErrorPanel';
export { LoadErrorPanel } from './load-error/LoadErrorPanel';
export { usePageTitle } from './page-title/usePageTitle';
export type { ShelfProps } from './shelf/Shelf';
export { Shelf } from './shelf/Shelf';
export { SiteMark } from './site-mark/SiteMark';
export type { SkeletonProps } from './skeleton/Skeleton';
export { Skeleton } from './skeleton/Skeleton';
export type { DrawingName, StateKind } from './state-panel/drawingName';
export type { StatePanelProps } from './state-panel/StatePanel';
export { StatePanel } from './state-panel/StatePanel';
export { Sumi } from './state-panel/Sumi';
export { classNames } from './styles/classNames';
export type { Tab, TabLink, TabsProps } from './tabs/Tabs';
export { Tabs } from './tabs/Tabs';
export { LiveRegion } from './toast/LiveRegion';
export type { ToastProps } from './toast/Toast';
export { Toast } from './toast/Toast';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden';
export type { CellProps, ListFormat, ListTarget } from './windowed-list/listFormat';
export type { WindowedListProps } from './windowed-list/WindowedList';
export { WindowedList } from './windowed-list/WindowedList';
