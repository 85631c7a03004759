/** What every package draws with. Knows no store, no network, no router, and has no words of its own. */
export { Badge } from './badge/Badge';
export type { BadgeProps } from './badge/Badge';
export { Button, buttonClass } from './button/Button';
export type { ButtonLook, ButtonProps } from './button/Button';
export { IconButton, iconButtonClass } from './button/IconButton';
export type { IconButtonProps } from './button/IconButton';
export { CoverTile } from './cover-tile/CoverTile';
export type { CoverTileProps, TileLink } from './cover-tile/CoverTile';
export { Dialog } from './dialog/Dialog';
export type { ModalDialogProps } from './dialog/ModalDialog';
export { Sheet } from './dialog/Sheet';
export type { SheetProps } from './dialog/Sheet';
export { FaultPanel } from './fault-panel/FaultPanel';
export type { FaultPanelProps, FaultTexts } from './fault-panel/FaultPanel';
export { Checkbox } from './form/Checkbox';
export type { CheckboxProps } from './form/Checkbox';
export { CheckboxList } from './form/CheckboxList';
export { RadioList } from './form/RadioList';
export type { RadioListProps, RadioOption } from './form/RadioList';
export { SegmentedControl } from './form/SegmentedControl';
export type { Segment, SegmentedControlProps } from './form/SegmentedControl';
export { Switch } from './form/Switch';
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
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
} from './icon/chevronIcons';
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
  CheckIcon,
  ClockIcon,
  GlobeIcon,
  InfoIcon,
  MoonIcon,
  SettingsIcon,
  SortIcon,
  SunIcon,
  SystemIcon,
  TrashIcon,
  UndoIcon,
} from './icon/settingsIcons';
export { Icon } from './icon/Icon';
export type { IconProps } from './icon/Icon';
export { Image } from './image/Image';
export type { ImageProps } from './image/Image';
export { SITE_NAME, usePageTitle } from './page-title/usePageTitle';
export { Shelf } from './shelf/Shelf';
export type { ShelfProps } from './shelf/Shelf';
export { Skeleton } from './skeleton/Skeleton';
export type { SkeletonProps } from './skeleton/Skeleton';
export type { StateKind } from './state-panel/scenes';
export { StatePanel } from './state-panel/StatePanel';
export type { StatePanelProps } from './state-panel/StatePanel';
export { Sumi } from './state-panel/Sumi';
export { classNames } from './styles/classNames';
export { Tabs } from './tabs/Tabs';
export type { Tab, TabLink, TabsProps } from './tabs/Tabs';
export { LiveRegion } from './toast/LiveRegion';
export { Toast } from './toast/Toast';
export type { ToastProps } from './toast/Toast';
export { VisuallyHidden } from './visually-hidden/VisuallyHidden';
