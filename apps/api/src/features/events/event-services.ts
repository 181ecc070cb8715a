export interface EventServices {
  origin: string;
}
