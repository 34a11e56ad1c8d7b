
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  
  "public": {
          Tables: {
            [_ in never]: never
          }
          Views: {
            [_ in never]: never
          }
          Functions: {
            "note_request_rpc":
{ Args: { "v_at"?: string,"v_by"?: string,"v_note"?: string,"v_secret"?: string,"v_seen"?: string,"v_state"?: string }; Returns: Json
                           },
"submit_contact_rpc":
{ Args: { "v_email"?: string,"v_email_hash"?: string,"v_honeypot"?: string,"v_ip"?: string,"v_last_inspection"?: string,"v_message"?: string,"v_meta"?: Json,"v_name"?: string,"v_phone"?: string,"v_referrer"?: string,"v_roof_age"?: string,"v_roof_type"?: string,"v_route"?: string,"v_started_at_ms"?: number,"v_storm_damage"?: string,"v_user_agent"?: string }; Returns: Json
                           },
"subscribe_newsletter_rpc":
{ Args: { "v_email"?: string,"v_email_hash"?: string,"v_honeypot"?: string,"v_ip"?: string,"v_meta"?: Json,"v_referrer"?: string,"v_route"?: string,"v_started_at_ms"?: number,"v_user_agent"?: string }; Returns: Json
                           }
          }
          Enums: {
            [_ in never]: never
          }
          CompositeTypes: {
            [_ in never]: never
          }
        }
}
